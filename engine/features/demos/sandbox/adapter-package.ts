/** Library behind each date adapter, with the range the pickers are developed against. */
const adapters: Readonly<Record<string, readonly [name: string, range: string]>> = {
  AdapterDateFns: ['date-fns', '^4.1.0'],
  AdapterDateFnsJalali: ['date-fns-jalali', '^4.1.0-0'],
  AdapterDayjs: ['dayjs', '^1.11.13'],
  AdapterLuxon: ['luxon', '^3.6.1'],
  AdapterMoment: ['moment', '^2.30.1'],
  AdapterMomentHijri: ['moment-hijri', '^3.0.0'],
  AdapterMomentJalaali: ['moment-jalaali', '^0.10.4'],
};

const adapterImport = /^@mui\/(?:lab|x-date-pickers|x-date-pickers-pro)\/(Adapter\w*)$/;

/** A package and the range of versions that fits. */
export interface PackageRange {
  name: string;
  range: string;
}

/** The date library that an adapter import needs; undefined for every other import. */
export function adapterPackageOf(specifier: string): PackageRange | undefined {
  const adapter = adapterImport.exec(specifier)?.[1];
  if (adapter === undefined) {
    return undefined;
  }
  const found = Object.hasOwn(adapters, adapter) ? adapters[adapter] : undefined;
  if (!found) {
    throw new TypeError(`Can't determine required npm package for adapter '${adapter}'`);
  }
  return { name: found[0], range: found[1] };
}
