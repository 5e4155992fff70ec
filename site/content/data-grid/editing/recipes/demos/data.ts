/** A parcel to send. */
export interface Parcel {
  id: number;
  receiver: string;
  country: string;
  city: string;
  insured: boolean;
  worth: number | null;
}

/** Some parcels. */
export const parcels: Parcel[] = [
  { id: 1, receiver: 'Nilsson', country: 'Sweden', city: 'Lund', insured: false, worth: null },
  { id: 2, receiver: 'Marchetti', country: 'Italy', city: 'Parma', insured: true, worth: 250 },
  { id: 3, receiver: 'Holm', country: 'Sweden', city: 'Uppsala', insured: false, worth: null },
];
