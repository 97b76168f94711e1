import type { ReactNode } from 'react'
import { errorMessage } from '../../lib/errorMessage'
import { Boundary } from '../../ui/Boundary'
import { ChipButton } from './ChipButton'
import { PlaceholderDialog } from './dialogs/PlaceholderDialog'
import { focusRegionAround } from './keyboard/focusRegion'

interface Props {
  /** A new value shows the panel again after an error. */
  resetKey?: string
  /** Closes the content, which is a dialog. */
  onClose?: () => void
  children: ReactNode
}

/** Shows that a panel or a dialog has failed, for example because its code could not be loaded, and keeps the rest of Compose. */
export const PanelBoundary = ({ resetKey, onClose, children }: Props) => (
  <Boundary
    resetKey={resetKey}
    fallback={(error, retry) => {
      const retryPanel = () => {
        focusRegionAround()
        retry()
      }
      const message = (
        <div className="mqp-failed" role="alert">
          <p className="mqp-note mqp-note--bad">
            This {onClose ? 'dialog' : 'panel'} cannot be shown: {errorMessage(error)}. Your changes are kept in this
            browser.
          </p>
          <ChipButton onPress={onClose ? retry : retryPanel}>Try again</ChipButton>{' '}
          {/* Some browsers do not load code again that failed to load. */}
          <ChipButton onPress={() => location.reload()}>Reload Compose</ChipButton>{' '}
          {onClose && <ChipButton onPress={onClose}>Close</ChipButton>}
        </div>
      )
      return onClose ? (
        <PlaceholderDialog label="Error" onClose={onClose}>
          {message}
        </PlaceholderDialog>
      ) : (
        message
      )
    }}
  >
    {children}
  </Boundary>
)
