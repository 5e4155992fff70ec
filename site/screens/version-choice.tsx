import { useTranslate } from 'engine/features/config/docs-provider.tsx';
import type { ProductChanges } from './describe-changes.ts';

interface VersionChoiceProps {
  products: readonly ProductChanges[];
}

/** Lets the reader choose a product and two of its versions; script offers those of another product. */
export function VersionChoice({ products }: VersionChoiceProps) {
  const t = useTranslate();
  const [first] = products;
  return (
    <>
      <Choice name="product" label={t('apiChanges.product')}>
        {products.map(({ folder, name }) => (
          <option key={folder} value={folder}>
            {name}
          </option>
        ))}
      </Choice>
      <Choice name="from" label={t('apiChanges.from')} options={first?.versions} />
      <Choice name="to" label={t('apiChanges.to')} options={first?.versions} />
    </>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  options?: readonly string[] | undefined;
  children?: React.ReactNode;
}

function Choice({ name, label, options = [], children }: ChoiceProps) {
  return (
    <label>
      <span>{label}</span>
      <span className="select">
        <select name={name} autoComplete="off">
          {children}
          {options.map((version) => (
            <option key={version}>{version}</option>
          ))}
        </select>
      </span>
    </label>
  );
}
