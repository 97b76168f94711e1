import type { TranslateFunction } from '../../../text/createText'

let siteText: TranslateFunction | undefined

/** Toasts have a React root of their own, outside the text context, so the site sets their texts at start. */
export function setToastText(text: TranslateFunction): void {
  siteText = text
}

/** The texts of the site; undefined until they are set. */
export const toastText = (): TranslateFunction | undefined => siteText
