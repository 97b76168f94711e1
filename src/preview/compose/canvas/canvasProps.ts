import type { ReactNode } from 'react'
import type { Language } from '../../../text/languages/languages'
import type { SiteTexts } from '../../../tools/edit/editSite'
import type { ChangedDocument } from '../draft/siteFolder'
import type { CanvasApi, CanvasPart } from './api/canvasApi'
import type { useTextEditing } from './text/useTextEditing'

export interface CanvasProps {
  /** ID of the frame. */
  id: string
  /** Name of the site. */
  site: string
  /** The documents, with unsaved changes. */
  files: SiteTexts
  /** Path of the page on the site. */
  pagePath: string
  /** Language in which the page is shown; undefined: as visitors see it. */
  language: Language | undefined
  /** CSS pixels. */
  width: number
  changed: readonly ChangedDocument[]
  /** Whether presses reach the site instead of selecting. */
  isUsed: boolean
  /** @property turn another number after each undo and redo, which show the part again */
  selected: { file: string; pointer: string; turn: number } | undefined
  onSelect: (part: CanvasPart) => void
  /** Presses report elements instead of selecting parts. */
  onPress: ((element: Element) => void) | undefined
  /** Rendered above the page. @param scale of the page */
  overlay: (scale: number) => ReactNode
  /** A text that is edited on the page. */
  text: ReturnType<typeof useTextEditing>
  /** Edits the text that one of these elements shows, the topmost one first. */
  onEditText: (elements: readonly Element[]) => void
  onKeyDown: (event: KeyboardEvent) => void
  /** The page is ready, after each load and each change. */
  onReady: (api: CanvasApi) => void
  /** Compose opens the page, or opens it again. */
  onOpen: () => void
  /** The page was left, for example because it is reloaded. */
  onLeave: () => void
}

/** Delay of changes, so that the lists are not loaded with each key. */
export const UPDATE_DELAY_MS = 150

/** Delay of changes that the page shows already: pauses between keys are shorter. */
export const PATCHED_UPDATE_DELAY_MS = 600
