import { Connect } from '@ibm-aspera/connect-sdk-js'
import { withTimeout } from '../../../lib/withTimeout'
import type { Transfer, Transfers } from './transfers'

/** How long the app is waited for, in milliseconds: its first answer asks the visitor. */
const PATIENCE = 15_000

/** Transfers by IBM Aspera Connect. The only file that knows it. */
export function asperaTransfers(): Transfers {
  const connect = new Connect({ minVersion: '3.9.0', dragDropEnabled: false, connectMethod: 'http' })
  return {
    async available() {
      const answer = new Promise<boolean>((resolve) => {
        connect.addEventListener(Connect.EVENT.STATUS, (_, status) => {
          if (status === Connect.STATUS.RUNNING) resolve(true)
          else if (GIVEN_UP.has(String(status))) resolve(false)
        })
        connect.initSession()
      })
      return withTimeout(answer, PATIENCE).catch(() => false)
    },
    async start({ root, host }) {
      const spec = { direction: 'receive', remote_host: host, paths: [{ source: root }], authentication: 'token' }
      const id = `marquee-${++count}`
      const settings = { allow_dialogs: true, request_id: id }
      await new Promise<void>((resolve, reject) =>
        connect.startTransfer(spec, settings, { success: () => resolve(), error: reject }),
      )
      return id
    },
    progress(id, tell) {
      const listen = (_: string, data: unknown) => {
        const { transfers = [] } = data as { transfers?: AsperaTransfer[] }
        const mine = transfers.find(({ aspera_connect_settings: own }) => own?.request_id === id)
        if (mine) tell(stateOf(mine))
      }
      connect.addEventListener(Connect.EVENT.TRANSFER, listen)
      return () => void connect.removeEventListener(Connect.EVENT.TRANSFER, listen)
    },
  }
}

let count = 0

/** States in which the app will not answer any more. */
const GIVEN_UP: ReadonlySet<string> = new Set(['FAILED', 'OUTDATED', 'EXTENSION_INSTALL', 'STOPPED'])

/** What the app tells of one transfer. */
interface AsperaTransfer {
  aspera_connect_settings?: { request_id?: string }
  status?: string
  /** From 0 to 1. */
  percentage?: number
}

function stateOf({ status, percentage = 0 }: AsperaTransfer): Transfer {
  if (status === 'completed') return { state: 'done', percent: 100 }
  const percent = Math.round(percentage * 100)
  return {
    state: status === 'failed' || status === 'cancelled' || status === 'removed' ? 'failed' : 'running',
    percent,
  }
}
