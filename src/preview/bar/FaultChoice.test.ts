import { expect, test } from 'vitest'
import { CALLS, FAULT_KINDS } from '../../../fixtures/service/previewChoices'
import { parseFault, takeFault } from '../../../fixtures/service/world/fault'
import { faultText, faultWords } from './FaultChoice'

test('a fault of any call is one that the service understands, and meets that call only', () => {
  for (const call of CALLS) {
    for (const kind of FAULT_KINDS) {
      const fault = parseFault(faultText(call, kind, CALLS)) ?? expect.unreachable(call.name)
      const met = CALLS.filter(({ method, path }) => takeFault([{ ...fault }], method, `/api/v1/${path}/`))
      expect(met).toContain(call)
      expect(met.filter(({ path }) => path === call.path)).toEqual([call])
    }
  }
})

test('every fault has words; an unknown one stands for itself', () => {
  for (const kind of FAULT_KINDS) expect(faultWords(kind)).not.toBe(kind)
  expect(faultWords('constructor')).toBe('constructor')
})
