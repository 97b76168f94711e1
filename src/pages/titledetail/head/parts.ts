import type { ComponentType } from 'react'
import type { PlannedLayout } from '../../../catalogue/title-layout/titleLayout'
import type { Title } from '../../../generated/types'
import { PrimaryAssetPart, TrailerPart, WatchlistPart, WatchPart } from './ActionParts'
import { BackPart } from './BackPart'
import { ContinuePart } from './ContinuePart'
import { MetaPart } from './MetaPart'
import { HeadingPart, LogoPart } from './NameParts'
import { SharePart } from './SharePart'
import { DetailMessagePart, EmbargoPart, PremierePart, SummaryPart, TagsPart } from './TextParts'

export type SectionPart = PlannedLayout['section'][number]

export interface PartProps {
  /** The full title or the data of its card. */
  title: Title
  layout: PlannedLayout
  level: 1 | 2
  /** Plays the title in place instead of on the play page. */
  onPlay?: () => void
}

/** Components by part name (schemas/title-layouts.json). */
export const PARTS: Record<SectionPart, ComponentType<PartProps>> = {
  back: BackPart,
  logo: LogoPart,
  heading: HeadingPart,
  meta: MetaPart,
  tags: TagsPart,
  summary: SummaryPart,
  detail_message: DetailMessagePart,
  watch: WatchPart,
  continue_watching: ContinuePart,
  watchlist: WatchlistPart,
  trailer: TrailerPart,
  share: SharePart,
  primary_asset: PrimaryAssetPart,
  premiere: PremierePart,
  embargo: EmbargoPart,
}
