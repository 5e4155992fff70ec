/** A folder or a document in the records of a clinic. */
export interface RecordNode {
  id: string;
  name: string;
  entries?: RecordNode[];
}

/** Records of one patient, nested as the archive keeps them. */
export const patientRecords: RecordNode[] = [
  {
    id: 'imaging',
    name: 'Imaging',
    entries: [
      { id: 'xray-knee', name: 'X-ray, left knee' },
      {
        id: 'mri',
        name: 'MRI',
        entries: [
          { id: 'mri-knee', name: 'Left knee, two planes' },
          { id: 'mri-spine', name: 'Lumbar spine' },
        ],
      },
    ],
  },
  { id: 'letters', name: 'Letters', entries: [{ id: 'referral', name: 'Referral' }] },
  { id: 'allergies', name: 'Allergies' },
];
