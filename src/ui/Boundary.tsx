import { Component, type ReactNode } from 'react'

interface Props {
  /** A new value renders the children again after an error. */
  resetKey: unknown
  fallback: (error: unknown, retry: () => void) => ReactNode
  onError?: (error: unknown) => void
  children: ReactNode
}

interface State {
  failed: boolean
  error?: unknown
  resetKey: unknown
}

/** An error boundary. A new `resetKey` renders the children again, without an effect. */
export class Boundary extends Component<Props, State> {
  override state: State = { failed: false, resetKey: this.props.resetKey }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failed: true, error }
  }

  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    return Object.is(props.resetKey, state.resetKey)
      ? null
      : { failed: false, error: undefined, resetKey: props.resetKey }
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError?.(error)
  }

  private readonly retry = () => this.setState({ failed: false, error: undefined })

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback(this.state.error, this.retry) : this.props.children
  }
}
