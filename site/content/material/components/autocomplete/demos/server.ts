/** A patient as the register answers it. */
export interface Patient {
  id: string;
  name: string;
  born: string;
}

const patients: Patient[] = [
  { id: 'p1', name: 'Amina Diallo', born: '1984-03-02' },
  { id: 'p2', name: 'Andrei Ionescu', born: '1971-11-19' },
  { id: 'p3', name: 'Anna Lindqvist', born: '1996-06-30' },
  { id: 'p4', name: 'Bruno Castillo', born: '1959-01-08' },
  { id: 'p5', name: 'Chen Wei', born: '2001-09-14' },
  { id: 'p6', name: 'Daniel Okafor', born: '1990-12-25' },
];

/** Stands for a request to the register of patients. */
export function findPatients(text: string): Promise<Patient[]> {
  const wanted = text.trim().toLowerCase();
  const found = patients.filter(({ name }) => name.toLowerCase().includes(wanted));
  return new Promise((resolve) => setTimeout(() => resolve(found), 500));
}

/** Stands for a request that ends early when the signal says so. */
export function listDepots(signal: AbortSignal): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const answer = setTimeout(() => resolve(['Airport', 'Docklands', 'Eastgate', 'Westway']), 1200);
    signal.addEventListener('abort', () => {
      clearTimeout(answer);
      reject(new Error('Nobody waits for this answer any more.'));
    });
  });
}
