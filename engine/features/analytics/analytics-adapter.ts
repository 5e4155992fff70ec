/** What an event says besides its name. */
export type EventParams = Readonly<Record<string, string | number | null>>;

/** A service that counts what readers do. */
export interface AnalyticsAdapter {
  event: (name: string, params: EventParams) => void;
  /** Facts about the reader's set-up that go with all later events. */
  setUserProperties: (properties: EventParams) => void;
}
