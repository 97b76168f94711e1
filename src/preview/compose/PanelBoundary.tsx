import type { ReactNode } from 'react'
import { errorMessage } from '../../lib/errorMessage'
import { Boundary } from '../../ui/Boundary'

interface Props {
  /** A new value shows the panel again after an error. */
  resetKey?: string
  children: ReactNode
}

/** Shows that a panel has failed, for example because its code could not be loaded, and keeps the rest of Compose. */
export const PanelBoundary = ({ resetKey, children }: Props) => (
  <Boundary
    resetKey={resetKey}
    fallback={(error) => (
      <p className="mqp-note mqp-note--bad" role="alert">
        This panel cannot be shown: {errorMessage(error)}. Your changes are kept in this browser.{' '}
        <button type="button" className="mqp-chip" onClick={() => location.reload()}>
          Reload Compose
        </button>
      </p>
    )}
  >
    {children}
  </Boundary>
)
