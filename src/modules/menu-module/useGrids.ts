import { useEffect, useState } from 'react'
import type { GridModule } from '../../catalogue/content-menu/titleGroup'
import type { TitleGridModule } from '../../generated/types'
import type { PlannedModule } from '../../site/moduleList'
import { useRuntime } from '../../site/react/RuntimeContext'

/** A title_grid of the page with what its menus ask of it. */
export interface Grid extends GridModule {
  /** true: a choice of the module filter. */
  inMenu: boolean
}

/**
 * The titles of the page's grids. They are loaded also where they are far below the screen: a search has to find them.
 * @returns undefined until all have come; one that fails is left out, and says so in its own place
 */
export function useGrids(planned: readonly PlannedModule[]): readonly Grid[] | undefined {
  const { module } = useRuntime()
  const [loaded, setLoaded] = useState<{ of: readonly PlannedModule[]; grids: readonly Grid[] }>()
  useEffect(() => {
    let live = true
    Promise.allSettled(planned.map((each) => module(each).load())).then((results) => {
      if (!live) return
      const grids = planned.flatMap((each, index) => {
        const result = results[index]
        const data = result?.status === 'fulfilled' ? (result.value.module as TitleGridModule | undefined) : undefined
        return data ? [gridOf(each, data)] : []
      })
      setLoaded({ of: planned, grids })
    })
    return () => {
      live = false
    }
  }, [planned, module])
  return loaded?.of === planned ? loaded.grids : undefined
}

function gridOf({ slug, heading, targeting }: PlannedModule, { content = [] }: TitleGridModule): Grid {
  const { is_livestream: isLivestream, add_to_menu: inMenu = true } = targeting
  return { slug, heading: heading || undefined, titles: content, isLivestream, inMenu }
}
