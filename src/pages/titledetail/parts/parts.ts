import type { ComponentType } from 'react'
import type { PlannedLayout } from '../../../catalogue/title-layout/titleLayout'
import type { Title } from '../../../generated/types'
import { BackPart } from './BackPart'
import { ContinuePart } from './ContinuePart'
import { DetailMessagePart } from './DetailMessagePart'
import { EmbargoPart } from './EmbargoPart'
import { HeadingPart } from './HeadingPart'
import { LogoPart } from './LogoPart'
import { MetaPart } from './MetaPart'
import { PremierePart } from './PremierePart'
import { PrimaryAssetPart } from './PrimaryAssetPart'
import { SummaryPart } from './SummaryPart'
import { TagsPart } from './TagsPart'
import { TrailerPart } from './TrailerPart'
import { WatchlistPart } from './WatchlistPart'
import { WatchPart } from './WatchPart'

export type SectionPart = PlannedLayout['section'][number]

/** What a part of the title section is given. */
export interface PartProps {
  /** All of the title, or what its card knew. */
  title: Title
  layout: PlannedLayout
  level: 1 | 2
}

/** Which component shows which part of a title section (schemas/title-layouts.json). */
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
  primary_asset: PrimaryAssetPart,
  premiere: PremierePart,
  embargo: EmbargoPart,
}
