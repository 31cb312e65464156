import './tickets.css'

/** A subject whose serial number stays in one piece where lines break, unless it is longer than the line itself. */
export function SubjectText({ subject, serial }: { subject: string; serial: string }) {
  const at = subject.indexOf(serial)
  if (at === -1) return subject
  // With whatever stands right beside it, such as its brackets.
  const start = subject.lastIndexOf(' ', at) + 1
  const [piece = ''] = subject.slice(start).split(' ', 1)
  return (
    <>
      {subject.slice(0, start)}
      <span className="unbroken">{piece}</span>
      {subject.slice(start + piece.length)}
    </>
  )
}
