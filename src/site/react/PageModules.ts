import { createContext, useContext } from 'react'
import type { PlannedModule } from '../moduleList'

const PageModulesContext = createContext<readonly PlannedModule[]>([])

export const PageModulesProvider = PageModulesContext.Provider

/** All modules of the current page in order, including those that have not loaded yet */
export const usePageModules = (): readonly PlannedModule[] => useContext(PageModulesContext)
