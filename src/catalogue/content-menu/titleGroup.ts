import type { TitleCard } from '../../generated/types'

/** Titles under one heading, as the page shows them. */
export interface TitleGroup {
  /** Of the module that shows them: two modules may have one slug. */
  readonly key: string
  readonly heading?: string
  readonly titles: readonly TitleCard[]
}

/** A title_grid module of the page, as its content menu sees it. */
export interface GridModule extends TitleGroup {
  /** targeting_params.is_livestream: the filters reach it, search and sort do not. */
  readonly isLivestream?: boolean
}
