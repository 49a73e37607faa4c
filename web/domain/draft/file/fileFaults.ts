/** Why a file is not opened: what it is instead of a draft, or what is wrong with it. */
export type FileFault =
  | 'huge'
  | 'password'
  | 'oldWord'
  | 'pdf'
  | 'rtf'
  | 'webPage'
  | 'xml'
  | 'openDocument'
  | 'pages'
  | 'office'
  | 'picture'
  | 'archive'
  | 'kind'
  | 'broken'
  | 'empty'
  | 'reader'

/** Ends the reading of a file from any depth of it. */
export class FileError extends Error {
  readonly fault: FileFault

  constructor(fault: FileFault) {
    super(fault)
    this.fault = fault
  }
}
