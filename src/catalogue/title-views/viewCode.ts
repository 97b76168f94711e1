import { quickViewValidators } from '../../generated/quickViewValidators'
import { createLoader, type Loader } from '../../lib/loader'
import type { ViewEntry } from '../../site/registry'
import type { Runtime } from '../../site/runtime'
import { validateDocument } from '../../site/validate/validateDocument'
import type { PlannedView } from '../title-layout/titleLayout'

/** A view whose code is there and whose settings fit; without `view` nothing of them was good. */
export interface ReadyView {
  Component: Awaited<ReturnType<ViewEntry['load']>>['default']
  view?: unknown
}

const ready = new WeakMap<PlannedView, Loader<ReadyView>>()

/** Code and settings of a view, loaded once. */
export function viewCode(runtime: Runtime, planned: PlannedView): Loader<ReadyView> {
  const known = ready.get(planned) ?? createLoader(() => loadView(runtime, planned))
  ready.set(planned, known)
  return known
}

async function loadView({ problems }: Runtime, { entry, document, raw, pointer }: PlannedView): Promise<ReadyView> {
  const { load, schema } = entry
  const [{ default: Component }, quick] = await Promise.all([load(), quickViewValidators[schema]()])
  return { Component, view: await validateDocument({ ...document, data: raw }, schema, quick, problems, pointer) }
}
