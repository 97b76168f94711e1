import { parsePointer } from '../../../lib/json/pointer'
import { valueAt } from '../../../lib/json/valueAt'
import type { PlannedModule } from '../../../site/moduleList'
import type { Runtime } from '../../../site/runtime'
import type { Finding } from '../../audit/audit'
import { type PageCall, readCalls } from '../../explain/calls'
import { EXPLAINABLE_SELECTOR, explain } from '../../explain/explained'
import type { Explained } from '../../explain/explanation'
import type { NotShown } from '../../explain/notShown'
import { notShownEntries } from '../../explain/notShownEntries'
import { readPageModuleLists } from '../../explain/pageModuleLists'
import { shownTitle } from '../../explain/shownTitle'
import { siteFileOf } from '../../problems/siteFile'
import { type ListVariant, listVariant } from './listPlace'
import { type ModuleChange, patchModule } from './modulePatch'
import { createReveal, SLIDE } from './reveal'
import type { TitleViews } from './titleViews'
import { watchLists } from './watchLists'

/** A part of the page that a document describes. */
export interface CanvasPart {
  /** Path in the site folder. */
  file: string
  /** JSON pointer. */
  pointer: string
  explained: Explained
  /** An element of the frame, to draw around. */
  element: Element
}

/** A module list of the page. */
export interface CanvasList {
  /** Path in the site folder. */
  file: string
  /** Whether every page shows it, below its own modules. */
  isFooter: boolean
  /** Of a list that is requested for a title or genre. */
  variant?: ListVariant
  missing: readonly NotShown[]
}

/** A finding of the audit of the page. */
export type CanvasFinding = Omit<Finding, 'element'>

/** What Compose asks the page in its frame. */
export interface CanvasApi {
  /** The file of the site folder from which a response was made, or undefined. @param address as in problems */
  fileOf(address: string): string | undefined
  partAt(target: EventTarget | null): CanvasPart | undefined
  /** The smallest part of the page that contains the value of a document. */
  find(file: string, pointer: string): CanvasPart | undefined
  /** The element of a module that is shown. @param slug of the module */
  moduleElement(file: string, slug: string): Element | undefined
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
  titleViews(slug: string): Promise<TitleViews | undefined>
  /** Shows changed fields of modules until their list is loaded again. */
  patch(changes: readonly ModuleChange[]): Promise<void>
  /** Shows values of tokens before the style sheets have them, instead of those shown this way before. */
  paintTokens(values: ReadonlyMap<string, string>): void
}

/**
 * Runs in the frame, where the elements belong to.
 * @param hasFile whether the draft has a file
 */
export function createCanvasApi(runtimeOf: () => Runtime | undefined, hasFile: (path: string) => boolean): CanvasApi {
  const variantOf = (address: string) =>
    listVariant(address, (key) => {
      const runtime = runtimeOf()
      const title = runtime && shownTitle(runtime)
      return title && [title.slug, String(title.id)].includes(key) ? title.slug : undefined
    })

  function fileOf(address: string): string | undefined {
    const variant = variantOf(address)
    if (!variant) return siteFileOf(address)
    return hasFile(variant.own) ? variant.own : variant.shared
  }

  const isOf = (planned: PlannedModule, file: string, pointer: string): boolean =>
    planned.pointer === pointer && fileOf(planned.document.file) === file

  /** Lists of this title or genre that could not be read because they have no file yet. */
  function missingLists(runtime: Runtime): CanvasList[] {
    return runtime.lists().flatMap(({ uri, loader }): CanvasList[] => {
      const variant = loader.state().error === undefined ? undefined : variantOf(`/${uri.replace(/^\//, '')}`)
      if (!variant || hasFile(variant.own) || hasFile(variant.shared)) return []
      return [{ file: variant.shared, isFooter: false, variant, missing: [] }]
    })
  }

  function partOf(element: Element | null | undefined): CanvasPart | undefined {
    const runtime = runtimeOf()
    // A page that was left has no window, and no classes of elements.
    if (!element || !runtime || !document.defaultView) return undefined
    const explained = explain(element, runtime)
    const file = explained && fileOf(explained.place.file)
    return explained && file ? { file, pointer: explained.place.pointer, explained, element } : undefined
  }

  function partAt(target: EventTarget | null): CanvasPart | undefined {
    for (let at = closest(target); at; at = closest(at.parentElement)) {
      const part = partOf(at)
      if (part) return part
    }
    return undefined
  }

  let painted: readonly string[] = []
  function plannedAt(file: string, pointer: string): PlannedModule | undefined {
    return runtimeOf()
      ?.lists()
      .flatMap(({ loader }) => loader.read() ?? [])
      .find((each) => isOf(each, file, pointer))
  }

  return {
    fileOf,
    partAt,
    patch,
    moduleElement(file, slug) {
      const planned = runtimeOf()
        ?.lists()
        .flatMap(({ loader }) => loader.read() ?? [])
        .find((each) => each.slug === slug && fileOf(each.document.file) === file)
      return (planned && document.getElementById(planned.key)) ?? undefined
    },
    reveal: createReveal(),
    elementsAt: (x, y) => document.elementsFromPoint(x, y),
    shownValue(file, pointer) {
      const module = moduleIn(pointer)
      const planned = module && plannedAt(file, module)
      return planned && valueAt(planned.raw, parsePointer(pointer.slice(module.length)))
    },
    find(file, pointer) {
      const module = moduleIn(pointer)
      if (module) return findInModule(file, module, pointer)
      const parts = [...document.querySelectorAll(EXPLAINABLE_SELECTOR)].flatMap((element) => partOf(element) ?? [])
      const around = parts.filter((part) => part.file === file && `${pointer}/`.startsWith(`${part.pointer}/`))
      return around.sort((a, b) => b.pointer.length - a.pointer.length)[0]
    },
    calls: readCalls,
    async audit() {
      const runtime = runtimeOf()
      if (!runtime) return []
      const { audit } = await import('../../audit/audit')
      return (await audit(runtime)).map(({ element: _, place, ...finding }) => {
        const file = place && fileOf(place.file)
        return file === undefined ? finding : { ...finding, place: { ...place, file, pointer: place?.pointer ?? '' } }
      })
    },
    async titleViews(slug) {
      const runtime = runtimeOf()
      const { countTitleViews } = await import('./titleViews')
      return runtime && countTitleViews(runtime, slug)
    },
    async lists() {
      const runtime = runtimeOf()
      if (!runtime) return []
      const footer = runtime.plan.document.site_config.footer?.modules_uri
      const lists = await readPageModuleLists(runtime)
      const read = lists.flatMap(({ uri, file: address, missing }): CanvasList[] => {
        const file = fileOf(address)
        return file === undefined ? [] : [{ file, isFooter: uri === footer, variant: variantOf(address), missing }]
      })
      return [...missingLists(runtime).slice(-1), ...read]
    },
    watchLists: (listener) => watchLists(document, runtimeOf, listener),
    hiddenEntries() {
      const runtime = runtimeOf()
      return runtime ? notShownEntries(runtime) : []
    },
    paintTokens(values) {
      const { style } = document.documentElement
      for (const name of painted) if (!values.has(name)) style.removeProperty(name)
      for (const [name, value] of values) style.setProperty(name, value)
      painted = [...values.keys()]
    },
  }

  async function patch(changes: readonly ModuleChange[]): Promise<void> {
    const runtime = runtimeOf()
    for (const { loader } of changes.length > 0 ? (runtime?.lists() ?? []) : []) {
      const shown = loader.read() ?? []
      const patched = shown.map((planned) => {
        const change = changes.find((each) => isOf(planned, each.file, each.pointer))
        return change ? (patchModule(planned, change) ?? planned) : planned
      })
      const differing = patched.filter((planned, index) => planned !== shown[index])
      if (differing.length === 0) continue
      // Otherwise the modules would be skeletons for a moment.
      await Promise.allSettled(differing.map((planned) => runtime?.module(planned).load()))
      if (loader.read() === shown) loader.replace(patched)
    }
  }

  function findInModule(file: string, module: string, pointer: string): CanvasPart | undefined {
    const planned = plannedAt(file, module)
    const slot = planned && document.getElementById(planned.key)
    if (!slot) return undefined
    const cards = pointer === module ? [] : [...slot.querySelectorAll('[data-card]')]
    const found = cards.map(partOf).find((part) => part && `${pointer}/`.startsWith(`${part.pointer}/`))
    // The link of a slide represents the whole slide.
    return found ? { ...found, element: found.element.closest(SLIDE) ?? found.element } : partOf(slot)
  }
}

/** The pointer of the module that contains a value. */
const moduleIn = (pointer: string) => /^\/data\/\d+\/module/.exec(pointer)?.[0]

const closest = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest(EXPLAINABLE_SELECTOR) : null
