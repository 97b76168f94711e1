/** What the section shows. It is kept in the chosen entry of the section. */
export interface TextsView {
  search?: string
  /** Name of a group. Without it, the texts that the site changes. */
  group?: string
  /** A sentence that was pressed on the page. */
  pressed?: string
  /** Keys of the texts that the pressed sentence may be, separated by spaces. */
  candidates?: string
  /** Key of the open text. */
  open?: string
  /** Key of the text that was open before. */
  last?: string
  /** Language in which the text was pressed. */
  language?: string
}

/** The group of all texts. */
export const ALL_GROUPS = 'all'

export const readView = (chosenKey: string | undefined): TextsView => Object.fromEntries(new URLSearchParams(chosenKey))

export const viewKey = (view: TextsView): string =>
  new URLSearchParams(Object.entries(view).filter(([, value]) => value !== undefined && value !== '')).toString()
