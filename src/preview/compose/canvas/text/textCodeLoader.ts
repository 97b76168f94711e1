import { createLoader } from '../../../../lib/async/loader'

export type TextCode = typeof import('./textPlace') & typeof import('./textEditor')

/** Loads the code that finds the field of a text and edits it on the page. Compose opens without it. */
export const textCodeLoader = createLoader(
  async (): Promise<TextCode> =>
    Object.assign({}, ...(await Promise.all([import('./textPlace'), import('./textEditor')]))),
)
