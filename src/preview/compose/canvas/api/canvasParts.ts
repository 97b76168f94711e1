import { cardId } from '../../../../catalogue/title/titleFacts'
import { isRecord } from '../../../../lib/json/isRecord'
import { parsePointer } from '../../../../lib/json/pointer'
import { valueAtPath } from '../../../../lib/json/valueAtPath'
import type { PlannedModule } from '../../../../site/moduleList'
import type { Runtime } from '../../../../site/runtime'
import { EXPLAINABLE_SELECTOR, explain } from '../../../explain/explained'
import { TITLE_PARTS_SELECTOR } from '../../../explain/titleParts'
import type { CanvasPart } from './canvasApi'
import type { CanvasFiles } from './canvasFiles'
import { SLIDE_SELECTOR } from './reveal'

/** The parts of the page, with their places in the documents. */
export function createCanvasParts(runtimeOf: () => Runtime | undefined, { fileOf }: CanvasFiles) {
  const modules = () =>
    runtimeOf()
      ?.lists()
      .flatMap(({ loader }) => loader.read() ?? []) ?? []

  const plannedAt = (file: string, pointer: string): PlannedModule | undefined =>
    modules().find((each) => each.pointer === pointer && fileOf(each.document.file) === file)

  function partOf(element: Element | null | undefined): CanvasPart | undefined {
    const runtime = runtimeOf()
    // A page that was left has no window, and no classes of elements.
    if (!element || !runtime || !document.defaultView) return undefined
    const explained = explain(element, runtime)
    const file = explained && fileOf(explained.place.file)
    return explained && file ? { file, pointer: explained.place.pointer, explained, element } : undefined
  }

  function partAt(target: EventTarget | null): CanvasPart | undefined {
    for (let at = closestPartElement(target); at; at = closestPartElement(at.parentElement)) {
      const part = partOf(at)
      if (part) return part
    }
    return undefined
  }

  function findInModule(file: string, modulePointer: string, pointer: string): CanvasPart | undefined {
    const planned = plannedAt(file, modulePointer)
    const slot = planned && document.getElementById(planned.key)
    if (!slot) return undefined
    const id = cardIdAt(planned, pointer.slice(modulePointer.length))
    // Explaining a card takes long enough that long lists explain only those with the ID.
    const cards = [...slot.querySelectorAll<HTMLElement>('[data-card]')].filter(({ dataset }) => dataset.card === id)
    const found = cards.map(partOf).find((part) => part && `${pointer}/`.startsWith(`${part.pointer}/`))
    // The link of a slide represents the whole slide.
    return found ? { ...found, element: found.element.closest(SLIDE_SELECTOR) ?? found.element } : partOf(slot)
  }

  return {
    partAt,

    moduleElement(file: string, slug: string): Element | undefined {
      const planned = modules().find((each) => each.slug === slug && fileOf(each.document.file) === file)
      return (planned && document.getElementById(planned.key)) ?? undefined
    },

    titleParts: () => [...document.querySelectorAll(TITLE_PARTS_SELECTOR)].filter((each) => partOf(each) !== undefined),

    shownValue(file: string, pointer: string): unknown {
      const modulePointer = modulePointerIn(pointer)
      const planned = modulePointer && plannedAt(file, modulePointer)
      return planned && valueAtPath(planned.raw, parsePointer(pointer.slice(modulePointer.length)))
    },

    find(file: string, pointer: string): CanvasPart | undefined {
      const module = modulePointerIn(pointer)
      if (module) return findInModule(file, module, pointer)
      const parts = [...document.querySelectorAll(EXPLAINABLE_SELECTOR)].flatMap((element) => partOf(element) ?? [])
      const around = parts.filter((part) => part.file === file && `${pointer}/`.startsWith(`${part.pointer}/`))
      return around.sort((a, b) => b.pointer.length - a.pointer.length)[0]
    },
  }
}

/** The pointer of the module that contains a value. */
const modulePointerIn = (pointer: string) => /^\/data\/\d+\/module/.exec(pointer)?.[0]

/** The value of `data-card` for the card of a module that contains a value. @param pointer from the module */
function cardIdAt({ raw }: PlannedModule, pointer: string): string | undefined {
  const index = /^\/content\/(\d+)/.exec(pointer)?.[1]
  const card = index === undefined ? undefined : valueAtPath(raw, ['content', index])
  return isRecord(card) ? cardId(card) : undefined
}

const closestPartElement = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest(EXPLAINABLE_SELECTOR) : null
