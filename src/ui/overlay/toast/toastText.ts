import type { Text } from '../../../text/createText'

let siteText: Text | undefined

/** Toasts have a React root of their own, outside the text context, so the site sets their texts at start. */
export function setToastText(text: Text): void {
  siteText = text
}

/** The texts of the site; undefined until they are set. */
export const toastText = (): Text | undefined => siteText
