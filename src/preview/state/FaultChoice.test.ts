import { expect, test } from 'vitest'
import { FAULT_KINDS, PREVIEW_CALLS } from '../../../fixtures/service/previewChoices'
import { parseFault, takeFault } from '../../../fixtures/service/world/fault'
import { faultLabel, faultText } from './FaultChoice'

test('writes each fault so that the service parses it and applies it only to the chosen call', () => {
  for (const call of PREVIEW_CALLS) {
    for (const kind of FAULT_KINDS) {
      const fault = parseFault(faultText(call, kind, PREVIEW_CALLS)) ?? expect.unreachable(call.name)
      const met = PREVIEW_CALLS.filter(({ method, path }) => takeFault([{ ...fault }], method, `/api/v1/${path}/`))
      expect(met).toContain(call)
      expect(met.filter(({ path }) => path === call.path)).toEqual([call])
    }
  }
})

test('has a label for every fault, and shows unknown ones as they are', () => {
  for (const kind of FAULT_KINDS) expect(faultLabel(kind)).not.toBe(kind)
  expect(faultLabel('constructor')).toBe('constructor')
})
