import { accessSync, constants } from 'node:fs';
import { stopWithMessage } from './stop-with-message.mjs';

/**
 * Ends the program when a folder cannot be written, before half of something is.
 * @param {string} folder
 * @param {string} purpose what is to be written, e.g. `to install packages`
 */
export function requireWritable(folder, purpose) {
  try {
    accessSync(folder, constants.W_OK);
  } catch {
    stopWithMessage(
      `${folder} cannot be written, and it must be ${purpose}.\n` +
        'Give yourself the right to write there, or copy the project to a folder of your own.',
    );
  }
}
