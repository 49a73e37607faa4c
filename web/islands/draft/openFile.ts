export { type FileLimits, type Opened, openFile } from '#domain/draft/file/openFile.ts'
