import { Component, createRef, type ReactNode } from 'react'

/** What stood first, and how far below the window's edge. */
type ScrollPosition = { first: Element; top: number }

/**
 * Older messages come in above those in sight: what is being read stays where it stands in the window. A class, since
 * only React's classes may look at the page right before it changes.
 */
export class Messages extends Component<{ children: ReactNode }> {
  private readonly list = createRef<HTMLOListElement>()

  override getSnapshotBeforeUpdate(): ScrollPosition | null {
    const first = this.list.current?.firstElementChild
    return first ? { first, top: first.getBoundingClientRect().top } : null
  }

  override componentDidUpdate(_props: unknown, _state: unknown, before: ScrollPosition | null): void {
    if (!before?.first.isConnected || before.first.previousElementSibling === null) return
    const moved = before.first.getBoundingClientRect().top - before.top
    window.scrollBy({ top: moved, behavior: 'instant' })
  }

  override render(): ReactNode {
    return (
      <ol className="messages" ref={this.list}>
        {this.props.children}
      </ol>
    )
  }
}
