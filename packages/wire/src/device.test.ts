/** User agent strings of browsers. */
import { describe, expect, test } from 'vitest'
import { deviceIn } from './device.ts'

const MOZILLA = 'Mozilla/5.0'
const KIT = 'AppleWebKit/537.36 (KHTML, like Gecko)'

describe('a device is named by its browser and system', () => {
  test.each([
    [`${MOZILLA} (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0`, 'Firefox', 'Linux'],
    [`${MOZILLA} (Windows NT 10.0; Win64; x64) ${KIT} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`, 'Edge', 'Windows'],
    [`${MOZILLA} (Linux; Android 10; K) ${KIT} Chrome/142.0.0.0 Mobile Safari/537.36`, 'Chrome', 'Android'],
    [
      `${MOZILLA} (Linux; Android 10; K) ${KIT} SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36`,
      'Samsung',
      'Android',
    ],
    [
      `${MOZILLA} (iPhone; CPU iPhone OS 18_6 like Mac OS X) ${KIT} Version/26.0 Mobile/15E148 Safari/604.1`,
      'Safari',
      'iPhone',
    ],
    [
      `${MOZILLA} (Macintosh; Intel Mac OS X 10_15_7) ${KIT} Chrome/142.0.0.0 Safari/537.36 OPR/124.0`,
      'Opera',
      'macOS',
    ],
  ])('%s', (agent, browser, system) => expect(deviceIn(agent)).toEqual({ browser, system }))

  test('an unknown user agent gives no name', () => expect(deviceIn('curl/8.5.0')).toEqual({}))
})
