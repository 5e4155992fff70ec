export default function TariffCard() {
  return (
    <div className="w-full rounded-lg border border-black/12 bg-white p-4 hover:border-blue-700 sm:w-80 dark:border-white/12 dark:bg-neutral-900 dark:hover:border-blue-300">
      <div className="text-xl/8 font-medium">Night rate</div>
      <div className="text-black/60 dark:text-white/70">Charge your car from 10 p.m. to 6 a.m.</div>
    </div>
  );
}
