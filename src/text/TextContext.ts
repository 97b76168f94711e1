import { createContext, useContext } from 'react'
import { createText, type TranslateFunction } from './createText'

const TextContext = createContext<TranslateFunction>(createText())

export const TextProvider = TextContext.Provider

/** The translate function of the site: `t('close')`. */
export const useText = (): TranslateFunction => useContext(TextContext)
