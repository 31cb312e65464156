import { Outlet } from 'react-router'
import { BarePage } from './bare-page.tsx'

/** Around pages outside the gate: those that links in mails lead to. */
export default function BareLayout() {
  return (
    <BarePage>
      <Outlet />
    </BarePage>
  )
}
