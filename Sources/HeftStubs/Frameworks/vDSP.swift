// Accelerate's arithmetic on rows of numbers, as far as apps measure and make sound with it.

import Heft

public typealias vDSP_Length = UInt
public typealias vDSP_Stride = Int

/// Goes through a row of numbers, each so many places after the one before.
private func reduced<Number: BinaryFloatingPoint>(
  _ a: UnsafePointer<Number>, _ stride: Int, _ count: UInt, _ start: Number,
  _ next: (Number, Number) -> Number
) -> Number {
  var result = start
  for index in 0..<Int(count) { result = next(result, a[index * stride]) }
  return result
}

/// Finds the largest magnitude of some numbers.
///
/// - Parameters:
///   - a: The first number.
///   - ia: The places from one number to the next.
///   - c: The largest magnitude; 0 for no number.
///   - n: How many numbers there are.
public func vDSP_maxmgv(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) { c.pointee = reduced(a, ia, n, 0) { max($0, abs($1)) } }

/// Finds the largest magnitude of some numbers.
///
/// - Parameters:
///   - a: The first number.
///   - ia: The places from one number to the next.
///   - c: The largest magnitude; 0 for no number.
///   - n: How many numbers there are.
public func vDSP_maxmgvD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length
) { c.pointee = reduced(a, ia, n, 0) { max($0, abs($1)) } }

/// Finds the largest of some numbers.
///
/// - Parameters:
///   - a: The first number.
///   - ia: The places from one number to the next.
///   - c: The largest number; minus infinity for none.
///   - n: How many numbers there are.
public func vDSP_maxv(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) { c.pointee = reduced(a, ia, n, -.infinity) { max($0, $1) } }

/// Finds the largest of some numbers.
///
/// - Parameters:
///   - a: The first number.
///   - ia: The places from one number to the next.
///   - c: The largest number; minus infinity for none.
///   - n: How many numbers there are.
public func vDSP_maxvD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length
) { c.pointee = reduced(a, ia, n, -.infinity) { max($0, $1) } }

/// Finds the smallest of some numbers.
///
/// - Parameters:
///   - a: The first number.
///   - ia: The places from one number to the next.
///   - c: The smallest number; infinity for none.
///   - n: How many numbers there are.
public func vDSP_minv(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) { c.pointee = reduced(a, ia, n, .infinity) { min($0, $1) } }

/// Finds the smallest of some numbers.
///
/// - Parameters:
///   - a: The first number.
///   - ia: The places from one number to the next.
///   - c: The smallest number; infinity for none.
///   - n: How many numbers there are.
public func vDSP_minvD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length
) { c.pointee = reduced(a, ia, n, .infinity) { min($0, $1) } }

/// Adds some numbers.
///
/// - Parameters:
///   - a: The first number.
///   - ia: The places from one number to the next.
///   - c: The sum.
///   - n: How many numbers there are.
public func vDSP_sve(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) { c.pointee = reduced(a, ia, n, 0) { $0 + $1 } }

/// Adds some numbers.
///
/// - Parameters:
///   - a: The first number.
///   - ia: The places from one number to the next.
///   - c: The sum.
///   - n: How many numbers there are.
public func vDSP_sveD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length
) { c.pointee = reduced(a, ia, n, 0) { $0 + $1 } }

/// Adds the squares of some numbers.
///
/// - Parameters:
///   - a: The first number.
///   - ia: The places from one number to the next.
///   - c: The sum.
///   - n: How many numbers there are.
public func vDSP_svesq(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) { c.pointee = reduced(a, ia, n, 0) { $0 + $1 * $1 } }

/// Adds the squares of some numbers.
///
/// - Parameters:
///   - a: The first number.
///   - ia: The places from one number to the next.
///   - c: The sum.
///   - n: How many numbers there are.
public func vDSP_svesqD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length
) { c.pointee = reduced(a, ia, n, 0) { $0 + $1 * $1 } }

/// Finds the mean of some numbers.
///
/// - Parameters:
///   - a: The first number.
///   - ia: The places from one number to the next.
///   - c: The mean; not a number for none.
///   - n: How many numbers there are.
public func vDSP_meanv(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) { c.pointee = reduced(a, ia, n, 0) { $0 + $1 } / Float(n) }

/// Finds the mean of some numbers.
///
/// - Parameters:
///   - a: The first number.
///   - ia: The places from one number to the next.
///   - c: The mean; not a number for none.
///   - n: How many numbers there are.
public func vDSP_meanvD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length
) { c.pointee = reduced(a, ia, n, 0) { $0 + $1 } / Double(n) }

/// Finds the mean of the squares of some numbers.
///
/// - Parameters:
///   - a: The first number.
///   - ia: The places from one number to the next.
///   - c: The mean; not a number for none.
///   - n: How many numbers there are.
public func vDSP_measqv(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) { c.pointee = reduced(a, ia, n, 0) { $0 + $1 * $1 } / Float(n) }

/// Finds the mean of the squares of some numbers.
///
/// - Parameters:
///   - a: The first number.
///   - ia: The places from one number to the next.
///   - c: The mean; not a number for none.
///   - n: How many numbers there are.
public func vDSP_measqvD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length
) { c.pointee = reduced(a, ia, n, 0) { $0 + $1 * $1 } / Double(n) }

/// Finds the root of the mean of the squares of some numbers.
///
/// - Parameters:
///   - a: The first number.
///   - ia: The places from one number to the next.
///   - c: The root; not a number for none.
///   - n: How many numbers there are.
public func vDSP_rmsqv(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) { c.pointee = (reduced(a, ia, n, 0) { $0 + $1 * $1 } / Float(n)).squareRoot() }

/// Finds the root of the mean of the squares of some numbers.
///
/// - Parameters:
///   - a: The first number.
///   - ia: The places from one number to the next.
///   - c: The root; not a number for none.
///   - n: How many numbers there are.
public func vDSP_rmsqvD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length
) { c.pointee = (reduced(a, ia, n, 0) { $0 + $1 * $1 } / Double(n)).squareRoot() }

/// Adds two rows of numbers, each with the one in the same place.
///
/// - Parameters:
///   - a: The first number of one row.
///   - ia: The places from one of its numbers to the next.
///   - b: The first number of the other row.
///   - ib: The places from one of its numbers to the next.
///   - c: The row of results, which may be one of the two.
///   - ic: The places from one result to the next.
///   - n: How many numbers there are.
public func vDSP_vadd(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride,
  _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) { for index in 0..<Int(n) { c[index * ic] = a[index * ia] + b[index * ib] } }

/// Multiplies two rows of numbers, each with the one in the same place.
///
/// - Parameters:
///   - a: The first number of one row.
///   - ia: The places from one of its numbers to the next.
///   - b: The first number of the other row.
///   - ib: The places from one of its numbers to the next.
///   - c: The row of results, which may be one of the two.
///   - ic: The places from one result to the next.
///   - n: How many numbers there are.
public func vDSP_vmul(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride,
  _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) { for index in 0..<Int(n) { c[index * ic] = a[index * ia] * b[index * ib] } }

/// Adds a number to each of a row.
///
/// - Parameters:
///   - a: The first number.
///   - ia: The places from one number to the next.
///   - b: The number that all are taken with.
///   - c: The row of results, which may be the same.
///   - ic: The places from one result to the next.
///   - n: How many numbers there are.
public func vDSP_vsadd(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>,
  _ ic: vDSP_Stride, _ n: vDSP_Length
) { for index in 0..<Int(n) { c[index * ic] = a[index * ia] + b.pointee } }

/// Multiplies each number of a row.
///
/// - Parameters:
///   - a: The first number.
///   - ia: The places from one number to the next.
///   - b: The number that all are taken with.
///   - c: The row of results, which may be the same.
///   - ic: The places from one result to the next.
///   - n: How many numbers there are.
public func vDSP_vsmul(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>,
  _ ic: vDSP_Stride, _ n: vDSP_Length
) { for index in 0..<Int(n) { c[index * ic] = a[index * ia] * b.pointee } }

/// Divides each number of a row.
///
/// - Parameters:
///   - a: The first number.
///   - ia: The places from one number to the next.
///   - b: The number that all are taken with.
///   - c: The row of results, which may be the same.
///   - ic: The places from one result to the next.
///   - n: How many numbers there are.
public func vDSP_vsdiv(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>,
  _ ic: vDSP_Stride, _ n: vDSP_Length
) { for index in 0..<Int(n) { c[index * ic] = a[index * ia] / b.pointee } }

/// Makes each number of a row positive.
///
/// - Parameters:
///   - a: The first number.
///   - ia: The places from one number to the next.
///   - c: The row of results, which may be the same.
///   - ic: The places from one result to the next.
///   - n: How many numbers there are.
public func vDSP_vabs(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride,
  _ n: vDSP_Length
) { for index in 0..<Int(n) { c[index * ic] = abs(a[index * ia]) } }

/// Fills a row with zeros.
///
/// - Parameters:
///   - c: The first number.
///   - ic: The places from one number to the next.
///   - n: How many numbers there are.
public func vDSP_vclr(_ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length) {
  for index in 0..<Int(n) { c[index * ic] = 0 }
}

/// Fills a row with one number.
///
/// - Parameters:
///   - a: The number.
///   - c: The first number of the row.
///   - ic: The places from one number to the next.
///   - n: How many numbers there are.
public func vDSP_vfill(
  _ a: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) { for index in 0..<Int(n) { c[index * ic] = a.pointee } }
