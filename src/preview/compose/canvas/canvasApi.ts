import type { Runtime } from '../../../site/runtime'
import { EXPLAINABLE_SELECTOR, explain } from '../../explain/explained'
import type { Explained } from '../../explain/explanation'
import type { NotShown } from '../../explain/notShown'
import { readPageModuleLists } from '../../explain/usePageModuleLists'
import { siteFileOf } from '../../problems/siteFile'

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
  missing: readonly NotShown[]
}

/** What Compose asks the page in its frame. */
export interface CanvasApi {
  partAt(target: EventTarget | null): CanvasPart | undefined
  /** The smallest part of the page that contains the value of a document. */
  find(file: string, pointer: string): CanvasPart | undefined
  lists(): Promise<CanvasList[]>
}

/** Runs in the frame, where the elements belong to. */
export function createCanvasApi(runtimeOf: () => Runtime | undefined): CanvasApi {
  function partOf(element: Element | null | undefined): CanvasPart | undefined {
    const runtime = runtimeOf()
    if (!element || !runtime) return undefined
    const explained = explain(element, runtime)
    const file = explained && siteFileOf(explained.place.file)
    return explained && file ? { file, pointer: explained.place.pointer, explained, element } : undefined
  }

  function partAt(target: EventTarget | null): CanvasPart | undefined {
    for (let at = closest(target); at; at = closest(at.parentElement)) {
      const part = partOf(at)
      if (part) return part
    }
    return undefined
  }

  return {
    partAt,
    find(file, pointer) {
      const module = /^\/data\/\d+\/module/.exec(pointer)?.[0]
      if (module) return findInModule(file, module, pointer)
      const parts = [...document.querySelectorAll(EXPLAINABLE_SELECTOR)].flatMap((element) => partOf(element) ?? [])
      const around = parts.filter((part) => part.file === file && `${pointer}/`.startsWith(`${part.pointer}/`))
      return around.sort((a, b) => b.pointer.length - a.pointer.length)[0]
    },
    async lists() {
      const runtime = runtimeOf()
      if (!runtime) return []
      const footer = runtime.plan.document.site_config.footer?.modules_uri
      const lists = await readPageModuleLists(runtime)
      return lists.flatMap(({ uri, file: address, missing }): CanvasList[] => {
        const file = siteFileOf(address)
        return file === undefined ? [] : [{ file, isFooter: uri === footer, missing }]
      })
    },
  }

  function findInModule(file: string, module: string, pointer: string): CanvasPart | undefined {
    const planned = runtimeOf()
      ?.lists()
      .flatMap(({ loader }) => loader.read() ?? [])
      .find((each) => each.pointer === module && siteFileOf(each.document.file) === file)
    const slot = planned && document.getElementById(planned.key)
    if (!slot) return undefined
    const cards = pointer === module ? [] : [...slot.querySelectorAll('[data-card]')]
    const found = cards.map(partOf).find((part) => part && `${pointer}/`.startsWith(`${part.pointer}/`))
    return found ?? partOf(slot)
  }
}

const closest = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest(EXPLAINABLE_SELECTOR) : null
