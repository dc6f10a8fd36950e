import { describe, expect, test } from 'vitest'
import { keyOf, readAccountName } from './names.ts'

describe('account names', () => {
  test.each(['Ada', 'Ada Lovelace', 'ines_92', "O'Brien", 'Jean-Luc', 'Зоя', '孔子', 'Ζωή', 'Ñandú', ' Ada   Byron '])(
    'accepts %j',
    (name) => expect(readAccountName(name)).toMatchObject({ ok: true }),
  )

  test.each([
    ['is too short', 'A'],
    ['is too long', 'A'.repeat(21)],
    ['is nothing', '   '],
    ['is digits alone', '12345'],
    ['mixes scripts', 'Аda'],
    ['carries a script', '<script>x'],
    ['turns around', 'Ada\u202Ekcah'],
    ['hides something', 'Ad\u200Ba'],
    ['is all marks', '---'],
    ['doubles its marks', 'Ada--Byron'],
    ['stands for the house', 'Adm1n'],
    ['stands for nobody', 'Deleted'],
    ['stands for a bot', 'Expert'],
    ['has a picture', 'Ada 🎉'],
  ])('rejects a name that %s', (_, name) => {
    expect(readAccountName(name)).toMatchObject({ error: { code: 'bad-account-name' } })
  })

  test.each([
    ['Ada', 'ADA'],
    ['Ada', 'Àdá'],
    ['Ada', 'a.d_a'],
    ['Bill', 'BiIl'],
    ['Bob', 'B0b'],
    ['Рост', 'Poct'],
    ['Morn', 'Mom'],
    ['Ada', 'Ａｄａ'],
  ])('treats %s and %s as lookalikes', (one, other) => expect(keyOf(one)).toBe(keyOf(other)))

  test.each([
    ['Ada', 'Adam'],
    ['Zoé', 'Chloé'],
  ])('tells %s and %s apart', (one, other) => expect(keyOf(one)).not.toBe(keyOf(other)))
})
