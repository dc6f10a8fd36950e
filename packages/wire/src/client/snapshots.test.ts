import { describe, expect, test } from 'vitest'
import type { ClientProblem } from './connection.ts'
import type { FollowedSnapshot } from './snapshots.ts'
import { connectTo, Post, quickly, TABLE, until } from './testing.ts'

describe('a snapshot', () => {
  async function following(): Promise<{
    post: Post
    snapshots: FollowedSnapshot[]
    troubles: ClientProblem[]
    unfollow: () => void
  }> {
    const post = await Post.open()
    const snapshots: FollowedSnapshot[] = []
    const troubles: ClientProblem[] = []
    const connection = connectTo(post, {
      onSnapshot: (snapshot) => snapshots.push(snapshot),
      onTrouble: (trouble) => troubles.push(trouble),
    })
    const unfollow = connection.follow(TABLE, 'abcdefghijklmnopqrstuv')
    await until(() => snapshots.length === 1)
    return { post, snapshots, troubles, unfollow }
  }

  test('is full at first, then sent as deltas', async () => {
    const { post, snapshots } = await following()
    post.sayAll({ t: 'delta', ...TABLE, from: 0, n: 3, delta: { phase: 'play' } })
    await until(() => snapshots.length === 2)
    expect(snapshots[1]).toEqual({ ...TABLE, n: 3, shown: { phase: 'play' } })
    expect(snapshots[0].shown).toEqual({ phase: 'room' })
  })

  test('is requested again after a missing delta, once, and without a version', async () => {
    const { post, snapshots } = await following()
    post.snapshot = { n: 9, shown: { phase: 'over' } }
    for (const from of [5, 6, 7]) {
      post.sayAll({ t: 'delta', ...TABLE, from, n: from + 1, delta: { phase: 'play' } })
    }
    await until(() => snapshots.length === 2)
    expect(snapshots[1]).toEqual({ ...TABLE, n: 9, shown: { phase: 'over' } })
    const asked = post.heard.filter(({ t }) => t === 'follow')
    expect(asked).toHaveLength(2)
    expect(asked[1]).toEqual({ t: 'follow', ...TABLE, key: 'abcdefghijklmnopqrstuv' })
  })

  test.each(['busy', 'slow-down'])('that meets %s is requested again, and arrives', async (code) => {
    const post = await Post.open()
    let putOff = 0
    post.intercept = (message, socket) => {
      if (message.t !== 'follow' || putOff === 2) return undefined
      putOff++
      post.say(socket, { t: 'problem', code, ...TABLE })
      return 'swallowed'
    }
    const snapshots: FollowedSnapshot[] = []
    const troubles: ClientProblem[] = []
    const hear = {
      onSnapshot: (one: FollowedSnapshot) => snapshots.push(one),
      onTrouble: (one: ClientProblem) => troubles.push(one),
    }
    connectTo(post, { after: quickly, ...hear }).follow(TABLE)
    await until(() => snapshots.length > 0)
    expect(troubles.map((trouble) => trouble.code)).toEqual([code, code])
  })

  test('is followed over a new connection, with the last version', async () => {
    const { post, snapshots } = await following()
    post.sayAll({ t: 'delta', ...TABLE, from: 0, n: 3, delta: {} })
    await until(() => snapshots.length === 2)
    post.cut()
    await until(() => post.heard.filter(({ t }) => t === 'follow').length === 2)
    expect(post.heard.findLast(({ t }) => t === 'follow')).toMatchObject({ ...TABLE, n: 3 })
  })

  test('of a table that is no longer followed is dropped', async () => {
    const { post, snapshots, troubles, unfollow } = await following()
    unfollow()
    await until(() => post.heard.some(({ t }) => t === 'unfollow'))
    post.sayAll({ t: 'full', ...TABLE, n: 9, shown: {} })
    post.sayAll({ t: 'delta', ...TABLE, from: 9, n: 10, delta: {} })
    post.sayAll({ t: 'problem', code: 'no-table', table: 'other' })
    await until(() => troubles.length === 1)
    expect(troubles[0]).toEqual({ code: 'no-table', table: 'other' })
    expect(snapshots).toHaveLength(1)
  })

  test('is separate for two people who share a device', async () => {
    const post = await Post.open()
    const snapshots: FollowedSnapshot[] = []
    // The former name of the listener still works.
    const connection = connectTo(post, { onPicture: (snapshot) => snapshots.push(snapshot) })
    connection.follow({ ...TABLE, as: 0 })
    connection.follow({ ...TABLE, as: 1 })
    await until(() => snapshots.length === 2)
    post.sayAll({ t: 'delta', ...TABLE, as: 1, from: 0, n: 1, delta: { phase: 'play' } })
    await until(() => snapshots.length === 3)
    expect(snapshots[2]).toEqual({ ...TABLE, as: 1, n: 1, shown: { phase: 'play' } })
  })
})
