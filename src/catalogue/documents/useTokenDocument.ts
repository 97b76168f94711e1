import { useRef, useState } from 'react'
import { getDocument } from '../../service/documents'
import { useRuntime } from '../../site/react/RuntimeContext'
import { useText } from '../../text/TextContext'
import { showToast } from '../../ui/overlay/toast/showToast'

/**
 * Opens a protected document: in a tab of its own, or as a file where its type is not for showing. One at a time.
 * Who has no token yet is asked to sign in.
 * @param href of the service
 * @param name of the file
 */
export function useTokenDocument(href: string, name: string) {
  const t = useText()
  const { http, session } = useRuntime()
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const running = useRef(false)

  async function open(): Promise<void> {
    if (running.current) return
    if (!session.state().signedIn) {
      session.ask()
      return
    }
    running.current = true
    setState('busy')
    const tab = openTab(t('documentComes', { name }))
    try {
      const { blob, showable } = await getDocument(http, href)
      if (tab && showable && !tab.closed) showBlob(tab, blob)
      else {
        tab?.close()
        keepBlob(blob, name)
      }
      setState('idle')
    } catch (error) {
      tab?.close()
      setState('failed')
      showToast(t(error instanceof RangeError ? 'documentTooLarge' : 'documentFailed', { name }), 'alert')
    } finally {
      running.current = false
    }
  }
  return { state, open }
}

/**
 * A tab for a document that is still on its way. To be called while a press is being handled.
 * The problem: a tab opened after the answer is blocked as a pop-up, and one opened with `noopener` cannot be led to the
 * document. The solution: it is opened empty at once and its way back to this page is cut before anything is in it; what
 * it shows then has a type that runs nothing.
 * @param words what stands in it meanwhile
 * @returns undefined where the browser opens none
 */
function openTab(words: string): Window | undefined {
  const tab = window.open('', '_blank')
  if (!tab) return undefined
  tab.opener = null
  tab.document.title = words
  return tab
}

/** Shows a document in a tab that was opened for it. */
function showBlob(tab: Window, blob: Blob): void {
  tab.location.replace(addressOf(blob))
}

/** Hands a document over as a file. */
function keepBlob(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = addressOf(blob)
  link.download = name
  link.click()
}

function addressOf(blob: Blob): string {
  const address = URL.createObjectURL(blob)
  setTimeout(() => URL.revokeObjectURL(address), KEPT)
  return address
}

/** How long a document stays in memory after it was opened, in milliseconds: its tab has read it by then. */
const KEPT = 60_000
