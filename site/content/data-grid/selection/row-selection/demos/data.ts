/** One message in the inbox of a town hall. */
export interface Message {
  id: number;
  from: string;
  subject: string;
  received: string;
  locked: boolean;
}

const senders = ['A. Brandt', 'M. Osei', 'L. Petrov', 'S. Yamada', 'K. Duarte', 'N. Weiss'];
const subjects = [
  'Parking permit',
  'Street light is out',
  'Market stall',
  'Birth certificate',
  'Noise at night',
  'Dog license',
  'Building plan',
];

/** Thirty-two messages; every fifth is being answered by a colleague. */
export const messages: Message[] = Array.from({ length: 32 }, (_, index) => ({
  id: 9001 + index,
  from: senders[(index * 5) % senders.length] ?? '',
  subject: subjects[(index * 3) % subjects.length] ?? '',
  received: `${String(8 + Math.floor(index / 4)).padStart(2, '0')}:${['05', '18', '33', '51'][index % 4] ?? '00'}`,
  locked: index % 5 === 3,
}));
