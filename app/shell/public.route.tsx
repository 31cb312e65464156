import { Outlet } from 'react-router'
import { BarePage } from './bare-page.tsx'

/** Around pages outside the gate that search engines may know of. */
export default function PublicLayout() {
  return (
    <BarePage isPublic>
      <Outlet />
    </BarePage>
  )
}
