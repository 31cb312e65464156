type Hook = () => void | Promise<void>
type FileHook = (failed: boolean) => void | Promise<void>

const eachTest: Hook[] = []
const testFile: FileHook[] = []

/** Runs after each test of the file that is running now. Files share their modules, so a module's own hook would run once. */
export function afterEachTest(hook: Hook): void {
  eachTest.push(hook)
}

/** Runs once, after the file that is running now; it hears whether one of its tests failed. */
export function afterTestFile(hook: FileHook): void {
  testFile.push(hook)
}

export async function runAfterEachTest(): Promise<void> {
  for (const hook of eachTest) await hook()
}

export async function runAfterTestFile(failed: boolean): Promise<void> {
  eachTest.length = 0
  for (const hook of testFile.splice(0)) await hook(failed)
}
