import { useEffect, useState } from 'react'
import { createServiceClient } from '../../data/serviceClient'
import { getModuleList } from '../../service/modules'
import type { ServiceClient } from '../../service/query'
import type { PlannedModule } from '../../site/moduleList'
import type { Runtime } from '../../site/runtime'
import type { Problem } from '../../site/validate/problem'
import { type NotShown, notShown } from './notShown'

/** A module list of the page that is shown. */
export interface ShownList {
  /** As the config names it. */
  uri: string
  /** As problems name it. */
  file: string
  /** In the order of their positions. */
  planned: readonly PlannedModule[]
  /** What of it is nowhere on the page. */
  missing: readonly NotShown[]
}

/** The lists of this page, looked at again when there are other problems. */
export function useShownLists(runtime: Runtime | undefined, problems: readonly Problem[]): readonly ShownList[] {
  const [lists, setLists] = useState<readonly ShownList[]>([])
  // Other problems give other reasons.
  useEffect(() => {
    if (!runtime) return
    let live = true
    const ask = createServiceClient(runtime.data())
    const look = async () => {
      const found = await Promise.all(
        runtime.lists().map(async ({ uri, loader }): Promise<ShownList[]> => {
          const planned = loader.read()
          const slots = planned?.map(({ key }) => document.getElementById(key))
          // A list of another page, or of the menu.
          if (!planned || (planned.length > 0 && slots?.every((slot) => slot === null))) return []
          // What the site read is at hand with its modules; of a list without one it is asked for.
          const read = planned[0]?.document ?? (await askList(ask, uri))
          if (!read) return []
          const filled = new Set(
            planned.filter(({ key }) => isFilled(document.getElementById(key))).map(({ key }) => key),
          )
          return [{ uri, file: read.file, planned, missing: notShown(runtime, read.file, read.data, planned, filled) }]
        }),
      )
      if (live) setLists(found.flat())
    }
    look()
    return () => {
      live = false
    }
  }, [runtime, problems])
  return lists
}

const askList = (ask: ServiceClient, uri: string) =>
  getModuleList(ask, uri).then(
    ({ path: file, data }) => ({ file, data }),
    () => undefined,
  )

/** Whether a module shows anything, or will: one that is far below is a skeleton until it comes near. */
const isFilled = (slot: HTMLElement | null): boolean => slot !== null && slot.childElementCount > 0
