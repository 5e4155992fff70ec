import { siteFacts } from '../../base/site-facts.ts';

/** Where the browser keeps what it remembers of its reader's feedback; apart, because every page asks for it. */
export const memoryKey = `${siteFacts.namePrefix}feedback`;
