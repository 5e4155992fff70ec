import './tariff-card.css';

export default function TariffCard() {
  return (
    <div className="tariff-card">
      <div className="tariff-card__name">Night rate</div>
      <div className="tariff-card__text">Charge your car from 10 p.m. to 6 a.m.</div>
    </div>
  );
}
