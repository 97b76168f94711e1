import { quickModuleValidators } from '../../generated/quickModuleValidators'
import { createLoader, type Loader } from '../../lib/async/loader'
import type { Validator } from '../../lib/json/validator'
import type { PlannedModule } from '../moduleList'
import type { ModuleEntry } from '../registry'
import type { Problems } from '../validate/problem'
import { validateDocument } from '../validate/validateDocument'

/** A module with its code and valid data; without `module` no part of the data was valid */
export interface ReadyModule {
  Component: Awaited<ReturnType<ModuleEntry['load']>>['default']
  module?: unknown
}

export function createModuleLoaders(problems: Problems): (planned: PlannedModule) => Loader<ReadyModule> {
  const modules = new WeakMap<PlannedModule, Loader<ReadyModule>>()
  const codeLoaders = new Map<ModuleEntry, Loader<[Awaited<ReturnType<ModuleEntry['load']>>, Validator]>>()

  /** Component and validator of a type, requested once for all its modules */
  function codeLoader(entry: ModuleEntry) {
    const { load, schema } = entry
    const known = codeLoaders.get(entry) ?? createLoader(() => Promise.all([load(), quickModuleValidators[schema]()]))
    codeLoaders.set(entry, known)
    return known
  }

  async function load({ entry, document, raw, pointer }: PlannedModule): Promise<ReadyModule> {
    const [{ default: Component }, quick] = await codeLoader(entry).load()
    const module = await validateDocument({ ...document, data: raw }, entry.schema, quick, problems, pointer)
    return { Component, module }
  }

  return (planned) => {
    const known = modules.get(planned) ?? createLoader(() => load(planned))
    modules.set(planned, known)
    return known
  }
}
