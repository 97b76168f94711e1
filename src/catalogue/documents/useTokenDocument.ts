import { useRef, useState } from 'react'
import { getDocument } from '../../service/documents'
import { useRuntime } from '../../site/react/RuntimeContext'
import { useText } from '../../text/TextContext'
import { showToast } from '../../ui/overlay/toast/showToast'
import { keepBlob, openTab, showBlob } from './openBlob'

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
