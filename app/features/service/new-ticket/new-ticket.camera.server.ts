export { sweepCameraCodes } from './camera/camera.server.ts'
