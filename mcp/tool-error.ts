/** What can go wrong with an answer. */
export type ToolErrorType =
  | 'api_not_found'
  | 'demo_not_found'
  | 'history_not_found'
  | 'invalid_arguments'
  | 'migration_not_found'
  | 'page_not_found'
  | 'page_not_written'
  | 'product_not_found'
  | 'section_not_found'
  | 'version_not_documented'
  | 'version_not_recorded'
  | 'versions_not_in_order';

/** Something asked for does not exist; the details help to ask better. */
export class ToolError extends Error {
  readonly type: ToolErrorType;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(
    type: ToolErrorType,
    { message, ...details }: { message: string } & Record<string, unknown>,
  ) {
    super(message);
    this.type = type;
    this.details = details;
  }
}
