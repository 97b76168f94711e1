import { pointerToken } from '../../lib/json/pointer'
import { CONFIG_FILE } from '../../site/load/loadConfig'
import type { Runtime } from '../../site/runtime'
import type { Problem } from '../../site/validate/problem'
import type { DocumentPointer } from '../places/sourceLocations'
import type { PreviewChange } from './previewChanges'

/** One reason, with the document line that it comes from. */
export interface Fact {
  text: string
  place?: DocumentPointer
}

/** An element of the page, and why it is shown. */
export interface Explained {
  kind:
    | 'module'
    | 'card'
    | 'menu entry'
    | 'footer link'
    | 'part of the top bar'
    | 'part of the footer'
    | 'part of a title page'
    | 'page'
  name: string
  /** For a module its type, for a page its kind. */
  type: string
  place: DocumentPointer
  /** The rules that apply. */
  why: Fact[]
  /** Preview changes that would hide it. */
  hiddenBy?: PreviewChange[]
  /** Path of the request that delivered it; undefined: the config. */
  callPath?: string
  /** Problems that made the site ignore parts of it. */
  problems: Problem[]
}

export const configPointer = (pointer: string): DocumentPointer => ({ file: CONFIG_FILE, pointer })

export const routePlace = (index: number, field = ''): DocumentPointer =>
  configPointer(`/site_config/routing/${index}${field && pointerToken(field)}`)

export const problemsIn = ({ problems }: Runtime, file: string, pointer: string): Problem[] =>
  problems.list().filter((each) => each.file === file && `${each.pointer}/`.startsWith(`${pointer}/`))
