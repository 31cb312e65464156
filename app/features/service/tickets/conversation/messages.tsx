import { Component, createRef, type ReactNode } from 'react'

/** What is to stay where it is, and how far below the window's edge. */
type ScrollPosition = { anchor: Element; top: number; isFirst: boolean }

/**
 * Older messages come in above those in sight, and new ones above the form in which somebody types: what is being read or
 * written stays where it stands in the window. A class, since only React's classes may look at the page right before it
 * changes.
 */
export class Messages extends Component<{ children: ReactNode }> {
  private readonly list = createRef<HTMLOListElement>()

  override getSnapshotBeforeUpdate(): ScrollPosition | null {
    const { activeElement } = document
    const isTyping = activeElement instanceof HTMLTextAreaElement || activeElement instanceof HTMLInputElement
    const anchor = isTyping ? activeElement : this.list.current?.firstElementChild
    return anchor ? { anchor, top: anchor.getBoundingClientRect().top, isFirst: !isTyping } : null
  }

  override componentDidUpdate(_props: unknown, _state: unknown, before: ScrollPosition | null): void {
    if (!before?.anchor.isConnected || (before.isFirst && before.anchor.previousElementSibling === null)) return
    const moved = before.anchor.getBoundingClientRect().top - before.top
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
