import { useRef } from 'react'
import { errorMessage } from '../../../../lib/errorMessage'
import type { SiteTexts } from '../../../../tools/edit/editSite'
import type { CanvasApi } from '../api/canvasApi'
import type { CanvasProps } from '../canvasProps'
import { type TextCode, textCodeLoader } from './textCodeLoader'
import type { TextPlace } from './textPlace'

type SelectedPart = NonNullable<CanvasProps['selected']>

interface Options {
  /** Undefined while the page loads. */
  api: CanvasApi | undefined
  files: SiteTexts
  selected: SelectedPart | undefined
  start: (place: TextPlace) => void
  say: (message: string) => void
}

/** Commands that find the field of a text on the page and edit it there. */
export function useTextStart({ api, files, selected, start, say }: Options) {
  /** The state in which the user asked to edit a part that the page did not show yet. */
  const waiting = useRef<{ selected: SelectedPart; files: SiteTexts; focused: Element | null }>(undefined)

  /** Starts immediately if the code that finds the field is loaded, so that no letter is lost. */
  function startAt(find: (code: TextCode) => TextPlace | undefined): void {
    waiting.current = undefined
    const startWith = (code: TextCode) => {
      const place = find(code)
      if (place) start(place)
      else say('This text is not the value of one field. Change it in the fields of the part.')
    }
    const code = textCodeLoader.read()
    if (code) {
      startWith(code)
      return
    }
    const focused = document.activeElement
    textCodeLoader.load().then(
      (loaded) => {
        // The user may have gone on to a field. The canvas gets the focus after it was clicked.
        const hasGoneOn =
          document.activeElement !== focused && document.activeElement?.matches('input, select, textarea')
        if (!hasGoneOn) startWith(loaded)
      },
      (error) => say(`The text cannot be edited: ${errorMessage(error)}. Change it in the fields of the part.`),
    )
  }

  /** @returns whether the page shows the part */
  function startInPart(page: CanvasApi | undefined, { file, pointer }: SelectedPart): boolean {
    const part = page?.find(file, pointer)
    if (page && part) startAt(({ firstText }) => firstText(page, files, part))
    return part !== undefined
  }

  return {
    /** Edits the text that one of these elements shows. */
    editText(elements: readonly Element[]): void {
      if (api) startAt(({ textAtPoint }) => textAtPoint(api, files, elements))
    },
    /** Edits the first text of the selected part, as soon as the page shows it. */
    editSelected() {
      if (!selected) return say('Select a part to edit its text.')
      if (startInPart(api, selected)) return
      waiting.current = { selected, files, focused: document.activeElement }
      say('The page does not show this part yet. Until it does, change the text in the fields of the part.')
    },
    /** Edits a text that was waited for, unless the user has gone on. @param page which has loaded, or shows other lists */
    onReady(page: CanvasApi): void {
      const waited = waiting.current
      if (!waited) return
      const isCurrent =
        waited.files === files &&
        waited.selected.file === selected?.file &&
        waited.selected.pointer === selected.pointer &&
        waited.focused === document.activeElement
      if (isCurrent) startInPart(page, selected)
      else waiting.current = undefined
    },
  }
}
