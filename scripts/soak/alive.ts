import type { CDPSession } from '@playwright/test'

/** What a player makes and has to let go of. */
const KINDS = ['HTMLVideoElement', 'MediaSource', 'SourceBuffer', 'MediaKeys', 'MediaKeySession'] as const

/** How many of each a page still holds once its garbage is collected. */
export type Alive = Record<(typeof KINDS)[number], number>

/** Collects the garbage of a page, and counts. */
export async function alive(devtools: CDPSession): Promise<Alive> {
  const counts: Partial<Alive> = {}
  for (const kind of KINDS) {
    const { result } = await devtools.send('Runtime.evaluate', {
      expression: `${kind}.prototype`,
      objectGroup: 'alive',
    })
    const { objects } = await devtools.send('Runtime.queryObjects', {
      prototypeObjectId: result.objectId as string,
      objectGroup: 'alive',
    })
    const length = await devtools.send('Runtime.callFunctionOn', {
      objectId: objects.objectId as string,
      functionDeclaration: 'function () { return this.length }',
      returnByValue: true,
    })
    counts[kind] = length.result.value
    // Else the question itself would hold what it found.
    await devtools.send('Runtime.releaseObjectGroup', { objectGroup: 'alive' })
  }
  return counts as Alive
}

/** What may be left however often a player was opened: the last one is on its way out, and lists of the browser know it. */
const MOST: Alive = { HTMLVideoElement: 3, MediaSource: 1, SourceBuffer: 3, MediaKeys: 1, MediaKeySession: 1 }

/** What was not let go of. */
export const held = (end: Alive): string[] =>
  KINDS.filter((kind) => end[kind] > MOST[kind]).map((kind) => `${end[kind]} ${kind} are left, ${MOST[kind]} may be`)

/** "1 HTMLVideoElement, 0 MediaSource, …" */
export const counted = (all: Alive): string => KINDS.map((kind) => `${all[kind]} ${kind}`).join(', ')
