import type { Finding } from '../../../audit/audit'
import type { PageCall } from '../../../explain/calls'
import type { Explained } from '../../../explain/explanation'
import type { NotShown } from '../../../explain/notShown'
import type { ListVariantFiles } from '../lists/listPlace'
import type { ModuleChange } from '../lists/modulePatch'
import type { TitleViewCounts } from './titleViews'

/** A part of the page that a document describes. */
export interface CanvasPart {
  /** Path in the site folder. */
  file: string
  /** JSON pointer. */
  pointer: string
  explained: Explained
  /** An element of the frame, which Compose outlines. */
  element: Element
}

/** A module list of the page. */
export interface CanvasList {
  /** Path in the site folder. */
  file: string
  /** Whether every page shows it, below its own modules. */
  isFooter: boolean
  /** Set if the list was requested for a title or genre. */
  variant?: ListVariantFiles
  missing: readonly NotShown[]
}

/** A finding of the audit of the page. */
export type CanvasFinding = Omit<Finding, 'element'>

/** The API of the page in the frame, for Compose. */
export interface CanvasApi {
  /** The file of the site folder from which a response was made, or undefined. @param address as in problems */
  fileOf(address: string): string | undefined
  partAt(target: EventTarget | null): CanvasPart | undefined
  /** The smallest part of the page that contains the value of a document. */
  find(file: string, pointer: string): CanvasPart | undefined
  /** The element of a module that is shown. @param slug of the module */
  moduleElement(file: string, slug: string): Element | undefined
  /** The parts of a title page. */
  titleParts(): Element[]
  /** The elements at a point of the frame, the topmost one first. */
  elementsAt(x: number, y: number): Element[]
  /** A value of a module with what the service adds to it. */
  shownValue(file: string, pointer: string): unknown
  /** Shows a part: its slide of a carousel, which then stays. */
  reveal(element: Element): void
  lists(): Promise<CanvasList[]>
  /** Entries of menus and the footer that this visitor does not see. */
  hiddenEntries(): readonly NotShown[]
  /** Calls a listener when a list was loaded: that of a title is known after the title. @returns stops it */
  watchLists(listener: () => void): () => void
  audit(): Promise<CanvasFinding[]>
  /** The requests of the page. */
  calls(): readonly PageCall[]
  /** @returns undefined if the title cannot be read */
  titleViews(slug: string): Promise<TitleViewCounts | undefined>
  /** The type of the title whose page is shown. @returns undefined on other pages, and if the title cannot be read */
  titleType(): Promise<string | undefined>
  /**
   * Shows changed fields of modules until their list is loaded again.
   * @returns whether the page shows all changes
   */
  patch(changes: readonly ModuleChange[]): Promise<boolean>
  /** Shows values of tokens before the style sheets have them, instead of those shown this way before. */
  paintTokens(values: ReadonlyMap<string, string>): void
}
