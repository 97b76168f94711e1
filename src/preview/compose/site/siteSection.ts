import type { ComponentType } from 'react'
import type { SiteTexts } from '../../../tools/edit/editSite'
import type { CanvasApi } from '../canvas/api/canvasApi'
import type { LocatedValue, Selection } from '../draft/siteData'
import type { ComposeActions } from '../useComposeActions'

/** A part of the site that is not a part of one page. */
export interface SiteSection {
  name: string
  label: string
  /** Whether the section edits a document: a part of the page that it describes is shown in this section. */
  owns?: (file: string, files: SiteTexts) => boolean
  /** The entries of the section, at the left. */
  List: ComponentType<SectionProps>
  /** The chosen entry, at the right. Without it: the fields of the selected value. */
  Panel?: ComponentType<SectionProps>
  /** Whether the panel shows what is chosen; otherwise the fields of the selected value are shown. Default true. */
  hasPanel?: (props: SectionProps) => boolean
  /** Drawn above the page. */
  Overlay?: ComponentType<{ api: CanvasApi; scale: number }>
  /** Handles a press on an element of the page. Without it, the press selects a part of the page. */
  onPress?: (element: Element, props: SectionProps) => void
}

/** The state of Compose that sections share. */
export interface SectionProps {
  /** The documents, with unsaved changes. */
  files: SiteTexts
  /** The documents on disk. */
  saved: SiteTexts
  actions: ComposeActions
  /** The entry that the user chose in the list of the section. */
  chosenKey: string | undefined
  onChoose: (entry: string | undefined) => void
  selection: Selection | undefined
  /** The token that the last undo or redo changed: another `turn` for each. */
  token: { name: string; turn: number } | undefined
  located: LocatedValue | undefined
  /** The page in the canvas: its path on the site. */
  pagePath: string
  onPage: (path: string) => void
  /** Shows the parts of a page instead of those of the site. */
  onEditPage: (path: string) => void
  /** Undefined while the page loads. */
  canvas: CanvasApi | undefined
}
