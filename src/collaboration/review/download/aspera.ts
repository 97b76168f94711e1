import { Connect } from '@ibm-aspera/connect-sdk-js'
import { withTimeout } from '../../../lib/async/withTimeout'
import type { Transfer, TransferClient } from './transfers'

/** Timeout of the app's first response, which asks the visitor. */
const APP_TIMEOUT_MS = 15_000

/** Transfers by IBM Aspera Connect. The only file that uses its SDK. */
export function createAsperaClient(): TransferClient {
  const connect = new Connect({ minVersion: '3.9.0', dragDropEnabled: false, connectMethod: 'http' })
  return {
    async available() {
      const answer = new Promise<boolean>((resolve) => {
        connect.addEventListener(Connect.EVENT.STATUS, (_, status) => {
          if (status === Connect.STATUS.RUNNING) resolve(true)
          else if (TERMINAL_STATES.has(String(status))) resolve(false)
        })
        connect.initSession()
      })
      return withTimeout(answer, APP_TIMEOUT_MS).catch(() => false)
    },
    async start({ root, host }) {
      const spec = { direction: 'receive', remote_host: host, paths: [{ source: root }], authentication: 'token' }
      const id = `marquee-${++transferCount}`
      const settings = { allow_dialogs: true, request_id: id }
      await new Promise<void>((resolve, reject) =>
        connect.startTransfer(spec, settings, { success: () => resolve(), error: reject }),
      )
      return id
    },
    progress(id, onProgress) {
      const listen = (_: string, data: unknown) => {
        const { transfers = [] } = data as { transfers?: AsperaTransfer[] }
        const transfer = transfers.find(({ aspera_connect_settings: own }) => own?.request_id === id)
        if (transfer) onProgress(toTransfer(transfer))
      }
      connect.addEventListener(Connect.EVENT.TRANSFER, listen)
      return () => void connect.removeEventListener(Connect.EVENT.TRANSFER, listen)
    },
  }
}

let transferCount = 0

/** States after which the app does not respond. */
const TERMINAL_STATES: ReadonlySet<string> = new Set(['FAILED', 'OUTDATED', 'EXTENSION_INSTALL', 'STOPPED'])

/** State of a transfer as reported by the app. */
interface AsperaTransfer {
  aspera_connect_settings?: { request_id?: string }
  status?: string
  /** From 0 to 1. */
  percentage?: number
}

function toTransfer({ status, percentage = 0 }: AsperaTransfer): Transfer {
  if (status === 'completed') return { state: 'done', percent: 100 }
  const percent = Math.round(percentage * 100)
  return {
    state: status === 'failed' || status === 'cancelled' || status === 'removed' ? 'failed' : 'running',
    percent,
  }
}
